/** A run of a page's bytes. One that is shared stands, as the same object, in other pages, too. */
export interface PageChunk {
  bytes: Uint8Array;
  isShared: boolean;
}
