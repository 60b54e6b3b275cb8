// @vitest-environment node
import { badChainData, Fault, invalidInput, notFound, unavailable } from '@injsight/errors'
import { expect, test } from 'vitest'
import { part } from './page.server.ts'
import { sayCause, tellIn } from './say-cause.server.ts'

test.each([
  [unavailable('service.slow', ''), '이 정보의 출처가 제때 답하지 않았습니다.'],
  [unavailable('grpc.deadline_exceeded', ''), '이 정보의 출처가 제때 답하지 않았습니다.'],
  [unavailable('service.down', ''), '이 정보의 출처에 연결할 수 없습니다.'],
  [
    new Fault('unavailable', 'grpc.resource_exhausted', ''),
    '이 정보의 출처에 요청이 너무 많습니다. 잠시 뒤에 다시 시도해 보세요.',
  ],
  [unavailable('grpc.unavailable', ''), '이 정보의 출처가 지금은 알려 줄 수 없습니다.'],
  [badChainData('service.unreadable', ''), '이 정보의 출처가 보낸 답을 읽을 수 없습니다.'],
  [notFound('block', ''), '이 정보는 출처에 없습니다.'],
  [invalidInput('page.size', ''), undefined],
])('[NOTE-04] [I18N-02] %o is told in the language of the page', (fault, said) => {
  expect(sayCause(fault, 'kr')).toBe(said)
})

test('[NOTE-04] [I18N-02] what was said of a part that is lost stands behind why, as it was said', async () => {
  const lose = () => part(Promise.reject(unavailable('service.slow', 'No answer within 5 s')))
  expect((await tellIn('kr', lose)).missing).toMatch(
    /^이 정보의 출처가 제때 답하지 않았습니다\. ‘\u2068?No answer within 5 s\u2069?’$/,
  )
  expect((await lose()).missing).toBe('No answer within 5 s')
})
