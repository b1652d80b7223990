/** How long ago something was, in words. */

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, now - at) / 1000;
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
