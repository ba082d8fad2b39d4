/** Keys of all messages that a module and its imports may show, found by the compile. */
declare module '*?messages' {
  const keys: readonly import('./message-key.ts').MessageKey[];
  export default keys;
}
