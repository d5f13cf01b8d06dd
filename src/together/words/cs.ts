/** Shared tables: in Czech. */
import { plural } from '../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('cs');
const ROLES = { seat: 'hraje', host: 'otevřelo stůl', table: 'hraje', watch: 'dívá se' };

export const together: Dictionary = {
  'status.connecting': 'Připojuji se ke společnému stolu…',
  'status.here': (devices) => `Společný stůl: ${n(devices, { one: 'zařízení', few: 'zařízení', many: 'zařízení', other: 'zařízení' })}.`,
  'status.offline': 'Síť není dostupná. Jakmile se spojení obnoví, společný stůl bude sám pokračovat.',
  'status.away': 'Server neodpovídá. Aplikace to zkouší dál.',
  'status.storage': 'Server teď nemůže ukládat; možná má plný disk. Aplikace to zkouší dál.',
  'status.flood': 'Příliš mnoho zpráv najednou. Aplikace chvíli počká a pokračuje.',
  'status.gone': 'Server už tento stůl nezná: odkaz je chybný nebo vypršel. Vaše kopie hry je tady.',
  'status.update': 'Aplikace a server mají různé verze. Aktualizujte aplikaci, nebo požádejte toho, kdo server provozuje.',
  'status.cantFollow': 'Společný stůl používá novější pravidla než tato aplikace. Chcete-li pokračovat, aktualizujte aplikaci.',
  waiting: (steps) =>
    n(steps, {
      one: 'krok čeká na odeslání.',
      few: 'kroky čekají na odeslání.',
      many: 'kroku čeká na odeslání.',
      other: 'kroků čeká na odeslání.',
    }),
  drawing: 'Čekám, až server vylosuje.',
  watching: 'Toto zařízení se jen dívá.',
  notKept: 'Toto zařízení nemůže uložit svou kopii hry. Server má hru celou.',
  branched: 'U společného stolu je teď jiná hra. To, co mělo toto zařízení, je na polici jako samostatná hra.',
  needsServer: 'Tato stránka běží bez https: znovu ji načtete, jen když server běží.',
  tryAgain: 'Zkusit znovu',

  help: 'Hra se přesune ke společnému stolu na tomto serveru. Další zařízení ho otevřou QR kódem nebo odkazem a ukazují totéž. Kdykoli si hru můžete vzít k sobě.',
  open: 'Otevřít společný stůl',
  opening: 'Otevírám stůl…',
  'notOpened.noServer': 'Společná hra potřebuje server Emptychair. Spusťte ho příkazem „npm start“ nebo „emptychair serve“ a otevřete aplikaci odtud.',
  'notOpened.offline': 'Server neodpovídá. Vaše hra zůstala beze změny; zkuste to později.',
  'notOpened.hides': (title) => `${title}: tato hra něco skrývá před ostatními hráči. Takové hry zatím u společného stolu hrát nelze.`,
  'notOpened.unknown': (game) => `Server nemá hru „${game}“.`,
  'notOpened.huge': 'Tato hra je pro server příliš velká.',
  'notOpened.slow': 'Příliš mnoho požadavků najednou. Minutu počkejte a zkuste to znovu.',
  'notOpened.storage': 'Server teď nemůže ukládat; možná má plný disk. Vaše hra zůstala beze změny.',
  'notOpened.gone': 'Server už tento stůl nezná. Vaše kopie hry je tady.',
  device: 'Druhé zařízení',
  'roles.table': 'Hraje',
  'roles.watch': 'Jen se dívá',
  'rolesHelp.table': 'Může všechno, co může toto zařízení.',
  'rolesHelp.watch': 'Pro televizi nebo hosta: ukazuje stůl a nic nemění.',
  link: 'Odkaz pro jedno zařízení',
  qr: 'QR kód odkazu',
  copy: 'Kopírovat odkaz',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč nedovoluje kopírování. Označte odkaz a zkopírujte ho.',
  onlyHere: 'Tato adresa funguje jen na tomto počítači. Aby se mohla připojit další zařízení, spusťte server příkazem „npm start -- --lan“.',
  onlyHost: 'Přidávat zařízení může jen to, které stůl otevřelo.',
  devices: 'Zařízení',
  chair: (no, role, you) => `${no}${you ? ' (toto zařízení)' : ''}: ${ROLES[role]}`,
  alone: 'Pokračovat samostatně',
  aloneHelp: 'Odtud vznikne samostatná hra. Společný stůl zůstane, jak je.',
  takeHome: 'Vzít hru k sobě',
  takeHomeHelp: 'Celá hra zase patří tomuto zařízení. Ostatní zařízení zůstanou u společného stolu.',

  joining: 'Otevírám společný stůl',
  notJoined: 'Tento stůl nelze otevřít.',
  goneHelp: 'Odkaz je chybný, nebo stůl už neexistuje. Požádejte o nový odkaz.',
  noAnswer: 'Server neodpovídá. Zkontrolujte odkaz a zda server běží.',
};
