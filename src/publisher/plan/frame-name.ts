/** Fragments that most pages of a shop show: rendered before any page, and compared between builds. */
export const FRAME_NAMES = ['look', 'header', 'footer'] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

/** Key under which such a fragment is compared. */
export const frameKey = (name: FrameName) => `fragment:${name}` as const;
