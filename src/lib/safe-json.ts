/** JSON that may stand inside a `<script>`: nothing in it can end the element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
