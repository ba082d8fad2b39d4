/** Name of the field that takes several lines, in the language `en`. */
export const LETTER_TEXT = 'Letter text';
