import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { NonceProvider } from './frame/nonce.ts'

/** The page, whole: what matters is in the first HTML, and pages are kept by the server around this one. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-injsight-nonce') ?? undefined
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // Nothing is set aside to be put in its place by a script: what is long would be hidden without one.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const body = new PassThrough()
          done(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
          pipe(body)
        },
        onError: fail,
      },
    )
  })
}
