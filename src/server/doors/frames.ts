/**
 * Outgoing messages. What goes to several devices is written down once, and what one device gets in the same moment can
 * leave together: sending is most of what a move costs. Sockets without compression need nothing else.
 */
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '../../together/messages.ts';

let last: { readonly message: ServerMessage; readonly frame: Buffer } | undefined;

/** The message as a frame of RFC 6455: whole, text, not masked. */
export function frameOf(message: ServerMessage): Buffer {
  if (last?.message !== message) last = { message, frame: framed(JSON.stringify(message)) };
  return last.frame;
}

const WHOLE_TEXT = 0x81;

function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const size = length < 126 ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(size + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = size === 2 ? length : size === 4 ? 126 : 127;
  if (size === 4) frame.writeUInt16BE(length, 2);
  if (size === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, size);
  return frame;
}

let holding: Duplex[] = [];

/** Holds back what is written to the socket until everything of this moment is there. For a single message it costs more. */
export function together(socket: Duplex): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (holding.push(socket) === 1) process.nextTick(release);
}

function release(): void {
  const sockets = holding;
  holding = [];
  for (const socket of sockets) socket.uncork();
}
