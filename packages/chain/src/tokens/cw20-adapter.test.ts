import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adapterDenom } from './cw20-adapter.ts'

test('[WASM-02] a token by CW20 has a denom of the adapter of its network, and none where nobody knows that', () => {
  const contract = 'inj1v38p50z6a8j55y9skf7jyj92htzhw5cxr7tyyt'
  assert.equal(
    adapterDenom(contract, 'injective-1'),
    `factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/${contract}`,
  )
  assert.notEqual(adapterDenom(contract, 'injective-888'), adapterDenom(contract, 'injective-1'))
  assert.equal(adapterDenom(contract, 'made-1'), undefined)
})
