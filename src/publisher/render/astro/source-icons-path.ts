/** Where the development server has the icons of a set. */
export const sourceIconsPath = (number: number | string) => `/@icons/${number}.svg`;
