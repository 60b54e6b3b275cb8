import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { findProgram, startLocalChain } from '@injsight/local-chain'
import { startStandIn } from '@injsight/testing'

const root = resolve(import.meta.dirname, '../..')
const program = await findProgram().catch(() => undefined)
const skip = program === undefined && 'no injectived here'

test(
  '[NET-10] [NET-02] npm start with a network and a node says what the state takes, asks it, and goes on from there',
  { skip },
  async () => {
    assert(program !== undefined)
    const folder = await mkdtemp(join(tmpdir(), 'injsight-beside-'))
    const chain = await startLocalChain({ program, folder: join(folder, 'chain') })
    const standIn = await startStandIn('')
    const started = run(
      ['--network', 'devnet', '--node', chain.rpc, '--data', join(folder, 'data')],
      standIn.settings,
    )
    try {
      const said = await started.until(/up to date at height \d/, /how each of them does/)
      const [, questions] = /: \d+ questions of about (\d+), about \d+ s to go/.exec(said) ?? []
      assert.ok(Number(questions) > 50, said)
      const [site, sources] = ['Injsight', 'sources'].map(
        (name) => new RegExp(`^\\s*${name}\\s+(http://[^\\s/]+)`, 'm').exec(said)?.[1] ?? '',
      )
      const status = (await (await fetch(`${sources}/injsight/v1/status`)).json()) as Status
      assert.ok(Number(status.base) > 1, 'it begins with the newest block')
      assert.equal(status.asking, null)
      assert.ok(status.modules.find(({ module }) => module === 'bank')?.source === 'node')
      for (const path of [`/block/${status.base}/`, '/validators/', '/assets/', '/params/']) {
        const page = await fetch(site + path)
        assert.equal(page.status, 200, path)
        const [shown = ''] = /<main[\s\S]*<\/footer>/.exec(await page.text()) ?? []
        assert.match(shown, /<h1/, path)
        assert.ok(!shown.includes('This site can’t tell this from public services'), path)
        assert.match(shown, /From our own index of the chain and Injective’s public services/, path)
      }
    } finally {
      await started.stop()
      await chain.stop()
      await standIn.refused() // of what only the chain answers, the stand-in knows nothing
      await standIn.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

type Status = { base: string; asking: unknown; modules: { module: string; source: string }[] }

/** `npm start` on free ports. */
function run(words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.ts', '--port', '0', '--api-port', '0', ...words], {
    cwd: root,
    env: { ...process.env, ...settings },
    // The channel is how it learns that we are gone, whatever way we went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  after(stop)
  let said = ''
  const until = (...words: RegExp[]) =>
    new Promise<string>((done, fail) => {
      const listen = (part: Buffer) => {
        said += part.toString()
        if (words.every((one) => one.test(said))) done(said)
      }
      child.stdout?.on('data', listen)
      child.stderr?.on('data', listen)
      child.once('exit', () => fail(new Error(`it ended before it said ${words.join(', ')}:\n${said}`)))
    })
  return { until, stop }
}
