import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { wrapTransaction } from './wrap-transaction.ts'

/** As they stood in blocks of a chain: of the older form, with an access list, with a base fee. */
const recorded = [
  'CuABCqwBCh8vaW5qZWN0aXZlLmV2bS52MS5Nc2dFdGhlcmV1bVR4EogBKhRNEX1Atzs5Ea18jBomps8PUqHi2zJw+G4BhBMS0ACDBhqAlMLbGTxpfGiBu4GXVfOTYf+KkL9GiEVjkYJE9AAAgIIKlqD3SsKJBlcf6zJ+HdvbNwWFNyOs9fR9rZ6FVGjU0ziFmaAtJk5U65J2yb/NbNFFVZIPzKyLe/7z/PHVBDt+Wi/S1Po/LgosL2luamVjdGl2ZS5ldm0udjEuRXh0ZW5zaW9uT3B0aW9uc0V0aGVyZXVtVHgSHhIcChYKA2luahIPMTI4MDAwMDAwMDAwMDAwEIC1GA==',
  'CpUCCuEBCh8vaW5qZWN0aXZlLmV2bS52MS5Nc2dFdGhlcmV1bVR4Er0BKhRNEX1Atzs5Ea18jBomps8PUqHi2zKkAQH4oYIFOQKEExLQAIMGGoCUwtsZPGl8aIG7gZdV85Nh/4qQv0YHgPg495R6+wWbfY93wUFpjOavrkP9cx5NduGgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABoJWZJusGROp60JKI0A1+b6nTf+VzwqXMSCGp9ievO789oArS9xITqJjleT8Gg5nzZdNBUiepdK1u2L4EJifJZMjT+j8uCiwvaW5qZWN0aXZlLmV2bS52MS5FeHRlbnNpb25PcHRpb25zRXRoZXJldW1UeBIeEhwKFgoDaW5qEg8xMjgwMDAwMDAwMDAwMDAQgLUY',
  'CuQBCrABCh8vaW5qZWN0aXZlLmV2bS52MS5Nc2dFdGhlcmV1bVR4EowBKhRNEX1Atzs5Ea18jBomps8PUqHi2zJ0AvhxggU5gICEExLQAIMGGoCUwtsZPGl8aIG7gZdV85Nh/4qQv0aIAbabS6V0kgCAwICgjOkf7DgY0TeR9JAePl67oTatQj3o/1sq8UtnPYlwYQKgSisJ5nhaWQAkiaNj8KvvFjBXykmubosNyyjGEzcWMV/6Py4KLC9pbmplY3RpdmUuZXZtLnYxLkV4dGVuc2lvbk9wdGlvbnNFdGhlcmV1bVR4Eh4SHAoWCgNpbmoSDzEyODAwMDAwMDAwMDAwMBCAtRg=',
]

test('[EVM-11] what was signed for Ethereum becomes the very bytes that a node put into its block', async () => {
  for (const text of recorded) {
    const bytes = Uint8Array.fromBase64(text)
    const [message] = TxBody.fromBinary(TxRaw.fromBinary(bytes).bodyBytes).messages
    const { raw } = MsgEthereumTx.fromBinary(message?.value ?? new Uint8Array())
    assert.deepEqual(await wrapTransaction(raw), bytes)
  }
})

test('[EVM-01] a signature that is none and bytes that are none are refused in words', async () => {
  const unsigned = Uint8Array.fromHex(
    '02e182053901800182520894c2db193c697c6881bb819755f39361ff8a90bf468080c0',
  )
  await assert.rejects(wrapTransaction(unsigned), { kind: 'invalid-input' })
  await assert.rejects(wrapTransaction(Uint8Array.of(2, 0xff)), { code: 'ethereum.transaction' })
})
