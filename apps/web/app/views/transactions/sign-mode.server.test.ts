// @vitest-environment node
import { expect, test } from 'vitest'
import { nameSignMode } from './sign-mode.server.ts'

test.each([
  ['SIGN_MODE_DIRECT', 'direct'],
  ['SIGN_MODE_LEGACY_AMINO_JSON', 'amino-json'],
  ['SIGN_MODE_EIP_191', 'eip-191'],
  ['MULTI', 'multi'],
])('[TX-07] %s is called %s', (mode, name) => {
  expect(nameSignMode(mode)).toBe(name)
})
