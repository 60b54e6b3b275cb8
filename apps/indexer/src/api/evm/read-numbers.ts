import { notOurs } from '../accounts/read-page.ts'

/** Checks that parts of a cursor are whole numbers: 64 bits, but for token numbers. @throws Fault `invalid-input` */
export function readNumbers(parts: string[] | undefined): string[] {
  if (parts === undefined) return []
  if (parts.every((part) => /^-?\d{1,78}$/.test(part))) return parts
  throw notOurs()
}
