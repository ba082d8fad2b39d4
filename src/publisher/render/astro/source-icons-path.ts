/** Path of a set's icons on the development server. */
export const sourceIconsPath = (number: number | string) => `/@icons/${number}.svg`;
