/** The highest count that a badge spells out. */
const MAX_BADGE_COUNT = 99;

/** The text of a count's badge: `7`, `99+` above 99. */
export function formatBadge(count: number): string {
  return count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : String(count);
}
