/** Keys of all messages that a module, and what it imports, may show; the compile finds them. */
declare module '*?messages' {
  const keys: readonly import('./message-key.ts').MessageKey[];
  export default keys;
}
