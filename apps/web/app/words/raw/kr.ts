import type { raw as english } from './en.ts'
import type { Texts } from '../words.ts'

export const raw = {
  title: '원시 트랜잭션',
  hint: '체인이나 이더리움 트랜잭션의 바이트를 붙여 넣어 무엇을 하는지 읽거나, 체인에서 시험하거나, 전송하세요. 확인하기 전에는 아무것도 전송되지 않습니다.',
  label: '트랜잭션(16진수 또는 base64)',
  required: '필수 입력 항목입니다',
  unreadable: '16진수도 base64도 아닙니다.',
  noTransaction: '이 바이트는 트랜잭션이 아닙니다.',
  decode: '읽기',
  simulate: '전송하지 않고 시험',
  broadcast: '체인에 전송',
  wouldUse: '성공하며, 사용할 가스는 {gas}입니다.',
  wouldFail: '성공하지 못합니다.',
  accepted: '노드가 받았습니다. 블록에 들어가는 중입니다:',
  refused: '받아들여지지 않았습니다.',
  unsure:
    '받아들여졌는지 알 수 없습니다. 받아들여졌다면 1분 안에 여기에 나타납니다. 다시 보내기 전에 확인하세요:',
  reads: '성공하면 이런 뜻입니다:',
  size: '크기',
  bytes: '{count, plural, other {#바이트}}',
  noKey: '포함되지 않은 키',
  unsigned: '아직 서명 없음',
  gasLimit: '가스 한도',
  timeout: '유효한 마지막 블록',
} satisfies Texts<typeof english>
