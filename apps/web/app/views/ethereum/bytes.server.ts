import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'

/** Bytes as hex, cut where there are many. */
export type BytesView = { name: string; size: string; hex: string; note: string }

const longestHex = 2 + 2 * 512

/** Bytes to show; none where there are none. */
export function viewBytes(name: string, hex: string, { language }: Naming): BytesView[] {
  const t = translationsIn(language, 'ethereum')
  const count = (hex.length - 2) / 2
  if (count <= 0) return []
  const note = hex.length > longestHex ? t('cut', { count }) : ''
  return [{ name, size: t('bytes', { count }), hex: hex.slice(0, longestHex), note }]
}
