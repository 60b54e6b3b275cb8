// @vitest-environment node
import { expect, test } from 'vitest'
import { isOfContract, readRefusal } from './read-refusal.ts'

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

test('[WASM-02] what a contract says is told apart from a node that can’t be asked', () => {
  const said = [
    'Generic error: input too long for addr_validate: query wasm contract failed: unknown request',
    'address inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0: no such contract: unknown request',
    'Error parsing into type a::QueryMsg: missing field `b`: query wasm contract failed: unknown request',
  ]
  for (const words of said) expect(isOfContract(words), words).toBe(true)
  const others = [
    'not in this recording: /cosmwasm.wasm.v1.Query/SmartContractState',
    'unknown service cosmwasm.wasm.v1.Query',
    'The node at http://127.0.0.1:1 can’t be reached: ECONNREFUSED',
  ]
  for (const words of others) expect(isOfContract(words), words).toBe(false)
})
