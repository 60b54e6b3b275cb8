import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, test } from 'node:test'
import { newerRecording } from '@injsight/testing'
import type { ServiceInfo } from '@protobuf-ts/runtime-rpc'
import { indexedApi } from '../../test/indexed-api.ts'
import { madeSigner } from '../../test/made/made-delegation.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/services.md'), 'utf8')
const states = ['answered', 'in part', 'not']
const unimplemented = '12'
/** Well, or as an empty request deserves: it names nothing that there is (3, 5). Any other error is one of ours. */
const answers = ['0', '3', '5']

/** Paths of methods, with what the page says of them. */
function readPage(): Map<string, { state: string; why: string }> {
  const told = new Map<string, { state: string; why: string }>()
  for (const section of page.split('\n## ').slice(1)) {
    const [, service] = /^`(.*?)`/.exec(section) ?? []
    for (const line of section.split('\n')) {
      const [, method, state = '', why = ''] = /^\| (\w+) +\| ([a-z ]+?) +\| *(.*?) *\|$/.exec(line) ?? []
      if (method !== undefined && method !== 'method') told.set(`/${service}/${method}`, { state, why })
    }
  }
  return told
}

async function listMethods(): Promise<{ path: string; isStream: boolean }[]> {
  const inPackage = '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
  const folder = dirname(fileURLToPath(import.meta.resolve(inPackage)))
  const files = readdirSync(folder).filter((name) => name.endsWith('_pb.js'))
  const modules = await Promise.all(
    files.map((name) => import(join(folder, name)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) =>
    Object.values(module)
      .filter(
        (value): value is ServiceInfo => value instanceof Object && 'methods' in value && 'typeName' in value,
      )
      .flatMap(({ typeName, methods }) =>
        methods.map(({ name, serverStreaming }) => ({
          path: `/${typeName}/${name}`,
          isStream: serverStreaming,
        })),
      ),
  )
}

test('what the page says of a method is what becomes of a question', async () => {
  // Some are answered only where somebody pays fees for others.
  const delegation = { payer: madeSigner(1), budget: 1n, perAccount: 1n, messages: ['*'] }
  const { url, stop } = await indexedApi(newerRecording, undefined, { delegation })
  after(stop)
  const told = readPage()
  const methods = await listMethods()
  const paths = methods.map(({ path }) => path)
  assert.deepEqual([...told.keys()].toSorted(), paths.toSorted())
  for (const [path, { state, why }] of told) {
    assert.ok(states.includes(state), `${path} is ${state}`)
    assert.ok(state === 'answered' || why !== '', `${path} says why it is ${state}`)
  }
  const unanswered = new Set<string>()
  const ask = async ({ path, isStream }: { path: string; isStream: boolean }) => {
    if (!(await isAnswered(`${url}${path}`, isStream ? silenceMs : undefined))) unanswered.add(path)
  }
  // One after the other: what is read once is there when the streams are asked.
  for (const method of methods.filter(({ isStream }) => !isStream)) await ask(method)
  await Promise.all(methods.filter(({ isStream }) => isStream).map(ask))
  assert.deepEqual(
    paths.filter((path) => unanswered.has(path)),
    paths.filter((path) => told.get(path)?.state === 'not'),
  )
})

/** A stream that says nothing for so long waits for something to happen. */
const silenceMs = 5000

/** Asks with an empty request. */
async function isAnswered(url: string, silence: number | undefined): Promise<boolean> {
  const ending = new AbortController()
  const waited = silence === undefined ? undefined : setTimeout(() => ending.abort(), silence)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/grpc-web+proto' },
      body: new Uint8Array(5),
      signal: ending.signal,
    })
    const status =
      response.headers.get('grpc-status') ?? /grpc-status: ?(\d+)/.exec(await response.text())?.[1]
    assert.ok(status === unimplemented || answers.includes(status ?? ''), `${url} fails with ${status}`)
    return status !== unimplemented
  } catch (error) {
    if (ending.signal.aborted) return true
    throw error
  } finally {
    clearTimeout(waited)
  }
}
