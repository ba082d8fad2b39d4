/** Rows of a table of looks by the numbers that choose them; row 1 stands in for numbers without one. */
export type Rows<Row> = Readonly<Record<number, Row>> & { readonly 1: Row };
