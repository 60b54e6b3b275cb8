import { STATUS_CODES, type ServerResponse } from 'node:http'

const sentences: Record<number, string> = {
  400: 'This address can’t be read: it is cut off or wrongly encoded.',
  403: 'This form comes from another site, and is not taken.',
  404: 'There is no such file.',
  405: 'This address can’t be asked in that way.',
  413: 'That is more than this address takes.',
  414: 'This address is too long: 8,192 characters are the most.',
  415: 'This address takes forms, and that was none.',
  429: 'So many that you asked for are under way already. Please try again when one of them is through.',
  500: 'Something broke on our side. It has been noted; please try again.',
  503: 'The site can’t answer this at the moment. Please try again shortly.',
}

/** A page for what never reaches the site, or what it couldn't answer: a sentence and a way out. */
export function formatPlainPage(status: number): string {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Injsight</title>
<h1>${title}</h1>
<p>${sentences[status] ?? ''}</p>
<p><a href="/">Injsight</a></p>
</html>
`
}

export function sendPlainPage(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(formatPlainPage(status))
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
    ...headers,
  })
  response.end(body)
}
