import { expect } from '@playwright/test'
import { lastHeight } from '../support/recorded.ts'
import { plainTest, readPlain } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'

const test = plainTest.extend({ baseURL: async ({ stack }, use) => use(findStack(stack, 'INDEX_URL')) })

type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }
type Operation = {
  operationId: string
  summary?: string
  parameters?: { name: string; required?: boolean }[]
}

test('[DATA-04] the index describes its interface for programs, and for people on a page', async ({
  request,
}) => {
  const answer = await request.get('/openapi.json')
  expect(answer.headers()['content-type']).toContain('application/json')
  const { openapi, paths } = (await answer.json()) as Document
  expect(openapi).toMatch(/^3\.1/)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.length).toBeGreaterThan(10)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)

  const { status, html } = await readPlain(request, '/api')
  expect(status).toBe(200)
  for (const path of Object.keys(paths)) expect(html).toContain(path)
  for (const { summary = '' } of operations) expect(summary).not.toBe('')
})

test('[DATA-04] what is described answers, as JSON', async ({ request }) => {
  const { paths } = (await (await request.get('/openapi.json')).json()) as Document
  const plain = Object.entries(paths).filter(
    ([path, { get }]) =>
      get !== undefined &&
      !path.includes('{') &&
      !path.endsWith('/stream') &&
      get.parameters?.every(({ required }) => required !== true),
  )
  expect(plain.length).toBeGreaterThan(0)
  for (const [path] of plain) {
    const answer = await request.get(path)
    expect({ path, isBroken: answer.status() >= 500 }).toEqual({ path, isBroken: false })
    expect(answer.headers()['content-type']).toContain('application/json')
  }
  const status = (await (await request.get('/injsight/v1/status')).json()) as Record<string, unknown>
  expect(status['head']).toBe(String(lastHeight))
})
