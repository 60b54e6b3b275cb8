import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen, readConfig, runUntilSignal, url } from '@injsight/runtime'
import { hostNames, type HostName } from '../../src/networks.ts'
import { failures, type Failure } from './failures.ts'
import { startStandIn } from './start-stand-in.ts'

// The stand-in as a program, for tests that run whole programs: it is told what to do over HTTP.
//   GET /settings     of the program that asks the public hosts
//   GET /fail?host=explorer&way=down   and without a way it is well again; every host by `all`
//   GET /rounds?quiet=500   answers wait until nobody has asked for so long; those since this was last asked
//   GET /asked, GET /refused           since this was last asked

await runUntilSignal(async () => {
  const { BEHIND } = readConfig(
    { BEHIND: url('an index that tells the chain', { fallback: '' }) },
    process.env,
  )
  const standIn = await startStandIn(BEHIND === '' ? {} : { behind: BEHIND })
  const answer = (path: string, query: URLSearchParams): unknown => {
    if (path === '/settings') return standIn.settings
    if (path === '/asked') return standIn.asked.splice(0)
    if (path === '/refused') return standIn.takeRefused()
    if (path === '/rounds') return (standIn.rounds.begin(Number(query.get('quiet'))), standIn.rounds.take())
    if (path !== '/fail') return undefined
    const host = ['all', ...hostNames].find((one) => one === query.get('host'))
    if (host === undefined) return undefined
    standIn.fail(
      host as HostName | 'all',
      failures.find((one): one is Failure => one === query.get('way')),
    )
    return {}
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
    const told = answer(pathname, searchParams)
    response.writeHead(told === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(told ?? 'unknown'))
  })
  await listen(server, 0, 'PORT')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      await standIn.stop()
    },
  }
})
