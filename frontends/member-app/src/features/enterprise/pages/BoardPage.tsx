import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { toPairBoardPath } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { BoardScreen } from '../board/BoardScreen.tsx'
import { useBoardSession } from '../board/use-board-session.ts'
import { ShownPairingCode } from '../components/ShownPairingCode.tsx'

/** Makes this screen a status board: it shows a code by itself, because a television has nobody who types. */
export function BoardPage() {
  const { t } = useTranslation('enterprise')
  const view = useBoardSession()
  if (view.phase === 'paired') return <BoardScreen state={view.state} receivedMs={view.receivedMs} />
  if (view.phase === 'starting') return <LoadingState />
  return (
    <>
      <PageTitle lead={t('board.lead')}>{t('board.title')}</PageTitle>
      {view.phase === 'pairing' ? (
        <ShownPairingCode code={view.code} path={toPairBoardPath(view.code)} how={t('board.how')} />
      ) : (
        <Typography role="alert">{t('board.unreachable')}</Typography>
      )}
    </>
  )
}
