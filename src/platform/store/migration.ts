/** One step from a format of the file to the next. */
export interface Migration {
  /** The format that it leads to, one more than the one before. */
  to: number;
  /** Statements; none of them begins or ends a transaction. */
  sql: string;
}
