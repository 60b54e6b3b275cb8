import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'

/** The newest proposals as the index tells them over REST, for people to read and to keep. */
export const loader = page(async () => jsonResponse(await fetchRest('/injsight/v1/proposals?limit=200')))
