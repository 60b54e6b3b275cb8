import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const proof = {
  title: '증명',
  intro: '검증인이 무엇에 서명했는지, 그리고 이 내용이 그 안에 있는지 브라우저가 직접 확인할 수 있습니다.',
  check: '여기서 확인',
  checking: '확인하는 중…',
  silent: '필요한 자료를 불러오지 못했습니다. 다시 시도하세요.',
  evidence: '증거(JSON)',
  proven: '이 브라우저에서 증명됨',
  refuted: '증명 실패',
} satisfies Texts<typeof english.proof>

/** Come with the evidence, not with the page. */
export const proofSteps = {
  holds: '모든 단계가 성립합니다.',
  fails: '성립하지 않는 단계가 있습니다. 이 페이지의 내용을 믿지 마세요.',
  unknown: '확인할 수 있는 것은 성립하지만, 모든 단계를 확인하지는 못했습니다.',
  holdsSaid: '(성립)',
  failsSaid: '(성립하지 않음)',
  unknownSaid: '(알 수 없음)',
  headerTitle: '헤더가 이 블록의 것입니다',
  header: '여기서 계산한 헤더의 해시가 블록의 해시와 같습니다.',
  commitTitle: '검증인이 서명했습니다',
  commit:
    '검증인 {validators}명 중 {signed}명이 서명했고, 투표권의 {percent}입니다. 3분의 2를 넘어야 합니다.',
  inclusionTitle: '블록 안에 있습니다',
  inclusion:
    '{path, plural, =0 {블록의 유일한 트랜잭션이라 그 해시가 곧바로 헤더로 이어집니다.} other {#단계의 머클 경로가 그 해시에서 헤더로 이어집니다.}}',
  resultTitle: '결과가 봉인되었습니다',
  result:
    '코드, 데이터, 가스가 블록 {height}의 헤더에 있으며, 검증인 {validators}명 중 {signed}명이 투표권의 {percent}로 서명했습니다.',
  noNext: '아직 아닙니다. 결과는 블록 {height}에서 봉인되는데 아직 여기에 없습니다.',
  noNode: '노드가 필요한 내용을 알려주지 않았습니다.',
  wrong: '맞지 않습니다: {what}.',
  expected: '맞는 값',
  came: '실제 값',
  wrongHeight: '높이',
  wrongBlock: '블록의 해시',
  wrongValidators: '블록의 검증인',
  wrongSignature: '검증인의 서명',
  wrongPower: '서명한 투표권',
  wrongVotes: '블록에 대한 투표',
  wrongTx: '트랜잭션의 해시',
  wrongRoot: '머클 경로의 루트',
  wrongCode: '결과 코드',
  wrongPlace: '블록 안의 위치',
  wrongUnreadable: '읽을 수 없는 증거',
  trust: '무엇을 믿나요',
  trusted:
    '노드가 알려준 검증인의 키입니다. 그것이 이 체인의 키라는 점은 아직 여기서 증명되지 않습니다. 그리고 이 페이지의 스크립트입니다.',
  notSealed: '로그와 이벤트는 검증인이 서명하는 내용이 아니므로 이 방법으로는 증명할 수 없습니다.',
  download: '증거 내려받기',
} satisfies Texts<typeof english.proofSteps>
