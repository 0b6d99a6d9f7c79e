import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { EmptyList } from './EmptyList.tsx'
import { ListPage, type ListPageProps } from './ListPage.tsx'
import { useDemoSoundProgressText } from './use-demo-sound-progress-text.ts'

/** Lists sounds. While the demo sounds of a fresh installation are being rendered, it says so and reloads as they become ready. */
export function SoundListPage({ empty, actions, children, ...others }: ListPageProps) {
  return (
    <ListPage
      {...others}
      empty={empty}
      emptyPage={<EmptySounds text={empty}>{actions}</EmptySounds>}
      actions={actions}
    >
      <DemoSoundProgress />
      {children}
    </ListPage>
  )
}

function EmptySounds({ text, children }: { text: string; children: ListPageProps['actions'] }) {
  const { refetch } = useListContext()
  const progressText = useDemoSoundProgressText(refetch)
  return <EmptyList text={progressText ?? text}>{children}</EmptyList>
}

function DemoSoundProgress() {
  const { refetch } = useListContext()
  const progressText = useDemoSoundProgressText(refetch)
  return (
    progressText && (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
        {progressText}
      </Typography>
    )
  )
}
