/** Shared tables: in English. */
import { plural } from '../../kernel/words.ts';
import type { Dictionary } from './words.ts';

const n = plural('en');
const ROLES = { host: 'opened the table', table: 'plays along', watch: 'watches' };

export const together: Dictionary = {
  'status.connecting': 'Connecting to the shared table …',
  'status.here': (devices) => `Shared table: ${n(devices, { one: 'device', other: 'devices' })}.`,
  'status.offline': 'Offline. The shared table continues automatically when the network is back.',
  'status.away': 'The server isn’t answering. The app keeps trying.',
  'status.storage': 'The server can’t save right now; its disk may be full. The app keeps trying.',
  'status.flood': 'Too many messages at once. The app waits a moment, then continues.',
  'status.gone': 'The server doesn’t know this table any more: the link is wrong or has expired. Your copy of the game is here.',
  'status.update': 'The app and the server are different versions. Update the app, or ask the person who runs the server.',
  'status.cantFollow': 'The shared table uses newer rules than this app. Update the app to continue.',
  waiting: (steps) => n(steps, { one: 'step is waiting to be sent.', other: 'steps are waiting to be sent.' }),
  drawing: 'Waiting for the table’s draw.',
  watching: 'This device only watches.',
  notKept: 'This device can’t store its copy of the game. The server has all of it.',
  branched: 'The shared table has a different game now. What this device had is a separate game on your shelf.',
  needsServer: 'This page comes without https: reloading it needs the server.',
  tryAgain: 'Try again',

  help: 'The game moves to a shared table on this server. Other devices open it by a code or a link and stay in step. You can take it home at any time.',
  open: 'Open a shared table',
  opening: 'Opening the table …',
  'notOpened.noServer': 'Playing together needs Emptychair’s own server. Start it with `npm start` or `emptychair serve`, and open the app from there.',
  'notOpened.offline': 'The server isn’t answering. Your game is unchanged; try again later.',
  'notOpened.hides': (title) => `${title} hides something from other players. Games like that can’t be played at a shared table yet.`,
  'notOpened.unknown': (game) => `The server doesn’t have the game “${game}”.`,
  'notOpened.huge': 'This game is too large for the server.',
  'notOpened.slow': 'Too many requests at once. Wait a minute and try again.',
  'notOpened.storage': 'The server can’t save right now; its disk may be full. Your game is unchanged.',
  'notOpened.gone': 'The server doesn’t know this table any more. Your copy of the game is here.',
  device: 'The other device',
  'roles.table': 'Plays along',
  'roles.watch': 'Only watches',
  'rolesHelp.table': 'It can do everything that this device can.',
  'rolesHelp.watch': 'For a TV or a guest: it shows the table and changes nothing.',
  link: 'Link for one device',
  qr: 'QR code of the link',
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'The browser doesn’t allow copying. Select the link and copy it.',
  onlyHere: 'This address works only on this computer. Restart the server with `npm start -- --lan` so that other devices can reach it.',
  onlyHost: 'Only the device that opened the table can add devices.',
  devices: 'Devices',
  chair: (no, role, you) => `${no}${you ? ' (this device)' : ''}: ${ROLES[role]}`,
  alone: 'Continue alone',
  aloneHelp: 'Makes a separate game from here. The shared table stays as it is.',
  takeHome: 'Take the game home',
  takeHomeHelp: 'The game belongs to this device again, with everything in it. Other devices stay at the shared table.',

  joining: 'Opening the shared table',
  notJoined: 'This table can’t be opened.',
  goneHelp: 'The link is wrong, or the table no longer exists. Ask for a new link.',
};
