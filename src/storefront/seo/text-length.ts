/** Characters of titles and descriptions that search engines show, about. */
export const MAX_TITLE = 75;
export const MAX_DESCRIPTION = 160;
