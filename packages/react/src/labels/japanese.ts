import { ja } from '@cited-stream/core/labels/ja';
import { errorIn } from './error-in.ts';
import type { LabelContext, Labels } from './labels.ts';
import { markerIn } from './marker-in.ts';
import { placeIn } from './place-in.ts';

const KINDS = {
  text: 'テキスト',
  pdf: 'PDF',
  content: '文書',
  'search-result': '検索結果',
  web: 'ウェブページ',
  unknown: '',
};

/** The words of the components in Japanese. Nouns have no plural; things are counted with counters. */
export const japanese: Labels = {
  marker: /* @__PURE__ */ markerIn({
    name: (number) => `引用${number}`,
    loading: '出典を読み込み中',
    colon: '：',
    comma: '、',
  }),
  place: /* @__PURE__ */ placeIn('ja', ja),
  untitled(source, { format }) {
    const name = source.kind === 'search-result' ? '検索結果' : '文書';
    return source.index === null ? name : `${name}${format(source.index + 1)}`;
  },
  kind: (source) => KINDS[source.kind],
  sourceLoading: () => '出典を読み込み中',
  sourceUnknown: () => '不明な出典',
  sourceNotGiven: () => '渡された資料にありません',
  sourceUnavailable: () => '出典を参照できません',

  alsoHere: () => 'ここで引用されている他の箇所',
  goToSource: () => '出典へ移動',
  openSource: () => '出典を開く',
  newTab: () => '新しいタブで開きます',

  panel: () => '出典',
  uncited: () => '引用されていない資料',
  moreUncited: (count, { format }) => `ほか${format(count)}件`,
  noneCited: (count, context) => `この回答は、${citesNone(count, context)}`,
  noSources: () => 'この回答は出典を引用していません。',
  task: (isDone) => (isDone ? '完了' : '未完了'),
  backTo({ number, use, of }, { format }) {
    const back = `引用${format(number)}へ戻る`;
    return of === 1 ? back : `${back}（${format(of)}か所中${format(use)}か所目）`;
  },

  waiting: () => '回答を作成中…',
  streaming: () => '回答を作成中…',
  complete({ cited, given }, context) {
    if (cited > 0) return `回答が完了しました（出典${context.format(cited)}件）`;
    return given === 0 ? '回答が完了しました' : `回答が完了しました。${citesNone(given, context)}`;
  },
  empty: () => '回答は空です。',
  toolUse: () => 'ツールの結果を待っています。',
  paused: () => '一時停止中です。再開すると回答が続きます。',
  cutOff({ by, reason }) {
    switch (by) {
      case 'tokens':
        return '回答がトークン数の上限に達したため、途中で終わっています。';
      case 'context':
        return 'コンテキストウィンドウがいっぱいになったため、回答が途中で終わっています。';
      case 'unknown':
        return `回答が不完全な可能性があります。このバージョンでは認識できない理由（「${reason}」）でモデルが停止しました。`;
    }
  },
  refused: ({ hasText }) =>
    hasText ? 'モデルは回答を続けることを控えました。' : 'モデルは回答を控えました。',
  stopped: () => '停止しました。回答は完了していません。',
  interrupted: () => '中断されました。回答が完了する前に接続が閉じられました。',
  error: /* @__PURE__ */ errorIn({
    unknown: '回答が完了する前に問題が発生しました。',
    unreachable: 'サーバーに接続できませんでした。',
    connectionLost: '回答が完了する前に接続が失われました。',
    nothingSent: 'サーバーから応答がありましたが、内容は空でした。',
    notAnAnswer: 'サーバーから回答ではないものが届きました。',
    partLost:
      '回答の一部が失われたため、文や出典が欠けている可能性があります。届いた分を表示しています。',
    unreadable: '回答が途切れました。一部を読み取れませんでした。',

    keyRefused: 'このリクエストのキーはサーバーに受け付けられませんでした。',
    tooLarge: '質問と資料のサイズが大きすぎます。',
    tooManyRequests: 'サーバーへのリクエストが多すぎます。',
    overloaded: 'モデルが混み合っています。',
    serverFailed: (status) => `サーバーでエラーが発生しました（${status}）。`,
    questionRefused: (status) =>
      status === undefined
        ? 'サーバーが質問を受け付けませんでした。'
        : `サーバーが質問を受け付けませんでした（${status}）。`,
    wait: (seconds, { format }) => `${format(seconds)}秒お待ちください。`,

    modelOverloaded: '回答が途切れました。モデルが混み合っています。',
    modelRateLimit: '回答が途切れました。リクエストが多すぎます。',
    modelTimeout: '回答が途切れました。モデルの処理に時間がかかりすぎました。',
    modelFailed: '回答が途切れました。モデルでエラーが発生しました。',
    requestKeyRefused: 'このリクエストのキーは受け付けられませんでした。',
    requestRefused: 'リクエストは受け付けられませんでした。',
  }),
  retry: () => '再試行',
};

function citesNone(count: number, { format }: LabelContext): string {
  return count === 1
    ? '渡された資料を引用していません。'
    : `渡された${format(count)}件の資料のどれも引用していません。`;
}
