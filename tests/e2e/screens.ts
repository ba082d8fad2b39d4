/** Tags of tests that one screen alone runs: the other one does not open a page for them, even to skip it. */
export const ON_PHONES = '@phones';
export const ON_WIDE_SCREENS = '@wide-screens';
