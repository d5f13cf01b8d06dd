/** Whether the page's address means something only on this computer. */
export function isLoopback(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}
