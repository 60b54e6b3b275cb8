import type { states as english } from './en.ts'
import type { Texts } from '../words.ts'

export const states = {
  copy: '{what} 복사',
  copied: '복사됨: {what}',
  copyAs: '복사',
  watch: '지켜보기',
  isWatched: '지켜보는 중',
  copyLink: '링크',
  openJson: 'JSON으로 열기',
  notCopied: '복사하지 못했습니다',
  unable:
    '{what, select, trades {체결 내역을 가져오지 못했습니다} other {네트워크 오류: {what, select, balances {잔액을} transactions {트랜잭션 목록을} block {블록을} blocks {블록 목록을} contract {컨트랙트를} contracts {컨트랙트 목록을} holders {토큰 보유자를} codes {코드 목록을} code {코드를} transaction {트랜잭션을} account {계정 정보를} auction {경매를} changes {변동 내역을} cw20 {CW20 토큰을} figures {통계를} logs {로그} markets {마켓 목록을} orders {주문 결과를} packets {패킷 결과를} proof {증명을} tokens {토큰을} worth {계정 평가액을} validators {검증인 목록을} other {‘{title}’ 항목을}} 가져올 수 없습니다}}',
  missing: '이 부분은 지금 표시할 수 없습니다.',
  retry: '다시 시도',
  home: '홈으로',
  pages: '페이지',
  newest: '최신',
  older: '이전',
  more: '나머지 {count}개',
  csvHint: '전체 목록을 스프레드시트 파일로',
  showRows: '표시할 행',
  unknown: '알 수 없음',
  maintenance: {
    title: '곧 돌아옵니다',
    text: '사이트를 점검하고 있습니다. 체인은 계속 움직이며, 체인 위의 것은 영향을 받지 않습니다.',
  },
  faucet: {
    title: '파우셋이 응답하지 않았습니다',
    text: '코인이 보내졌는지 알 수 없습니다. 문제는 기록되었으며, 다시 시도하면 될 수 있습니다.',
  },
  absent: {
    title:
      '{network}에서 이 {kind, select, block {블록을} transaction {트랜잭션을} account {계정을} contract {컨트랙트를} code {코드를} other {페이지를}} 찾을 수 없습니다',
    wait: '최소 30초 기다려 보세요: 아직 블록에 들어가지 않았을 수 있습니다.',
    pool: '여기서 조회하는 노드가 아닌 다른 노드의 풀에 있을 수 있습니다.',
    busy: '네트워크가 혼잡할 수 있습니다.',
    ask: '한 시간이 지나도 없으면 보낸 사람이나 보낸 지갑, 거래소에 문의하세요.',
    control: '탐색기는 트랜잭션을 보여 줄 뿐, 보내거나 빠르게 하거나 취소할 수 없습니다.',
    elsewhere: '{network, select, mainnet {메인넷} testnet {테스트넷} other {데브넷}}에서 찾기',
    expected: '기다리던 것이라면',
  },
  notFound: {
    title: '페이지가 없습니다',
    text: '검색에서는 어떤 표기든 블록, 트랜잭션, 계정을 찾을 수 있습니다.',
  },
  invalid: {
    title: '조회할 수 없는 값입니다',
    text: '주소의 일부가 올바른 형식이 아닙니다:',
  },
  unavailable: {
    title: '지금은 응답을 받을 수 없습니다',
    text: '데이터를 제공하는 쪽이 복구되면 바로 다시 표시됩니다. 체인에는 영향이 없습니다.',
  },
  beyond: {
    title: '이 사이트가 공개 서비스에서 알 수 없는 내용입니다',
    text: '직접 운영하는 인덱스는 알고 있습니다. Injective의 공개 서비스는 이를 알려 주지 않거나, 이 사이트가 읽는 형식으로 알려 주지 않습니다.',
  },
  broken: {
    title: '저희 쪽에 문제가 생겼습니다',
    text: '문제가 기록되었습니다. 다시 시도하면 될 수 있습니다.',
  },
} satisfies Texts<typeof english>
