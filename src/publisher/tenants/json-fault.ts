/** Says where, by line and column from 1, and why a text stops being JSON. Quotes one character at most. */
export function locateJsonFault(text: string): string {
  const fault = faultOf(text);
  if (!fault) throw new Error('The text is JSON.');
  const lines = text.slice(0, fault.position ?? startOfFault(text)).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: ${fault.reason}`;
}

function faultOf(text: string): { reason: string; position: number | undefined } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const ended = /^Unexpected end/.test(message);
    const reason = message
      .replace(/ in JSON.*$/s, '')
      .replace(/^(Unexpected token '[\s\S]{1,2}').*$/s, '$1')
      .replace(/ of JSON input$/, ' of the file');
    return { reason, position: ended ? text.length : position === undefined ? undefined : Number(position) };
  }
}

/** Position of a fault that the parser does not place: the end of the shortest text that begins no JSON. */
function startOfFault(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const fault = faultOf(text.slice(0, middle));
    if (!fault || fault.position === middle) good = middle;
    else bad = middle;
  }
  return good;
}
