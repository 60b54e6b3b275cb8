import { expect, test } from 'vitest'
import { quoteForShell } from './quote-for-shell.ts'

test('[WASM-02] a command holds what it is given as it is, whatever that is', () => {
  expect(quoteForShell(`{"a":"it's $(x)"}`)).toBe(String.raw`'{"a":"it'\''s $(x)"}'`)
  expect(quoteForShell("https://example.org/nft/0x/x';sh;'/")).toBe(
    String.raw`'https://example.org/nft/0x/x'\'';sh;'\''/'`,
  )
})
