/** A roll or a draw that can be heard and felt, where the player has switched that on. */
import { settings } from '../settings/settings.ts';

const PULSE_MS = 12;
/** When each knock starts, and how loud it is: dice that come to rest. */
const KNOCKS = [
  [0, 1],
  [0.07, 0.7],
  [0.13, 0.5],
  [0.2, 0.3],
] as const;
const KNOCK_SECONDS = 0.035;

let context: AudioContext | undefined;

/** A burst of noise that fades, through a filter that makes it sound like wood. */
function knock(audio: AudioContext, start: number, loudness: number): void {
  const length = Math.ceil(KNOCK_SECONDS * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1800, Q: 1.2 });
  const volume = new GainNode(audio, { gain: 0.35 * loudness });
  source.connect(wood).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + start);
}

/** Once for each tap that drew something. */
export function feel(): void {
  if (settings().vibration) navigator.vibrate?.(PULSE_MS);
  rattle();
}

/** The sound of dice, if it's switched on: also that it's the player's turn at a shared table. */
export function rattle(): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  // A browser may keep it silent until the page is touched.
  void audio.resume().then(
    () => KNOCKS.forEach(([start, loudness]) => void knock(audio, start, loudness)),
    () => undefined,
  );
}
