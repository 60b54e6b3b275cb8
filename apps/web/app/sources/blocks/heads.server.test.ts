// @vitest-environment node
import { Head } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { toHead } from './heads.server.ts'

test('[BLOCK-01] marks in a validator’s name turn nothing around it', () => {
  const head = Head.create({ height: 7n, moniker: 'a\u202Egod\u2066 node' })
  expect(toHead(head)).toMatchObject({ height: 7n, moniker: 'agod node' })
})
