import { GetWasmContractResponse } from '@injsight/injsight-v1'
import { beforeEach, expect, test, vi } from 'vitest'
import { findExecutions, findQueries } from './find-shapes.server.ts'

const said = vi.hoisted(() => ({
  named: [] as string[],
  listed: { query: [] as string[], execute: [] as string[] },
}))
vi.mock('../../../sources/wasm/schemas.server.ts', () => ({ schemas: new Map() }))
vi.mock('../../../sources/wasm/query.server.ts', () => ({ fetchSupported: async () => said.named }))
vi.mock('../../../sources/lists/lists.server.ts', () => ({ fetchListedMessages: async () => said.listed }))

const token = GetWasmContractResponse.create({
  address: 'inj1',
  codeId: 7n,
  standard: 'cw20',
  actions: ['swap'],
})
const names = ({ shapes }: { shapes: { name: string }[] }) => shapes.map(({ name }) => name)

beforeEach(() => Object.assign(said, { named: [], listed: { query: [], execute: [] } }))

test('[NET-12] a list tells the messages of a code where the contract does not name them itself', async () => {
  said.listed = { query: ['balance', 'price'], execute: ['transfer', 'provide'] }
  const queries = await findQueries(token)
  expect([queries.from, names(queries)]).toEqual(['listed', ['balance', 'price']])
  // What the standard says that they want is kept.
  expect(queries.shapes[0]?.fields?.map(({ name }) => name)).toEqual(['address'])
  const executions = await findExecutions(token)
  expect([executions.from, names(executions)]).toEqual(['listed', ['transfer', 'provide']])
  said.named = ['balance']
  expect((await findQueries(token)).from).toBe('named')
})

test('[WASM-02] without a list it is the standard, and what the contract was told before', async () => {
  expect((await findQueries(token)).from).toBe('standard')
  const executions = await findExecutions(token)
  expect(executions.from).toBe('standard')
  expect(names(executions)).toContain('swap')
})
