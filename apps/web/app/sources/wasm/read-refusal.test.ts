// @vitest-environment node
import { expect, test } from 'vitest'
import { readRefusal } from './read-refusal.ts'

test('[WASM-02] a contract that knows no such message names those that it has', () => {
  const message =
    'Error parsing into type cw20_base::msg::QueryMsg: unknown variant `nonsense`, expected one of `balance`, `token_info`, `minter`: query wasm contract failed'
  expect(readRefusal(message)).toEqual({
    kind: 'unknown',
    words:
      'Error parsing into type cw20_base::msg::QueryMsg: unknown variant `nonsense`, expected one of `balance`, `token_info`, `minter`',
    supported: ['balance', 'token_info', 'minter'],
  })
  expect(readRefusal('unknown variant `x`, expected `a` or `b`').supported).toEqual(['a', 'b'])
  expect(readRefusal('unknown variant `x`, expected `only`').supported).toEqual(['only'])
  expect(readRefusal('unknown variant `x`, there are no variants').supported).toEqual([])
})

test('[WASM-02] why a query failed is told by what the chain says', () => {
  const kinds = [
    ['Error parsing into type a::QueryMsg: missing field `address`: query wasm contract failed', 'unfit'],
    ['Error parsing into type cw20_base::msg::QueryMsg: Invalid type: query wasm contract failed', 'unfit'],
    ['Out of gas: query wasm contract failed', 'gas'],
    ['out of gas in location: wasm contract; gasWanted: 3000000, gasUsed: 3000001: out of gas', 'gas'],
    ['Error calling the VM: Error executing Wasm: Wasmer runtime error: RuntimeError: unreachable', 'panic'],
    ['Aborted: panicked at src/contract.rs:12: no', 'panic'],
    ['address inj1abc: no such contract', 'absent'],
    ['logo not found: query wasm contract failed', 'contract'],
    ['', 'contract'],
  ] as const
  for (const [message, kind] of kinds) expect(readRefusal(message).kind, message).toBe(kind)
  expect(readRefusal('x'.repeat(100_000)).words).toHaveLength(600)
})
