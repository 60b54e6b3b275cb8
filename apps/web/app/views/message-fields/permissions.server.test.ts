// @vitest-environment node
import { expect, test } from 'vitest'
import { writePermissions } from './permissions.server.ts'

test('[TX-04] what a role may do is told in words', () => {
  expect(writePermissions(10, 'en')).toBe('Receive and Send')
  expect(writePermissions(0, 'en')).toBe('Nothing')
  expect(writePermissions(1 | (1 << 30), 'es')).toBe('Acuñar y Cambiar quién asigna los roles')
  expect(writePermissions(2_013_265_951, 'vn').split(', ').length).toBeGreaterThan(7)
})

test('[TX-04] what nobody has a name for is told as it is', () => {
  expect(writePermissions(1 | 64, 'en')).toBe('Mint and 64')
})
