import EventOutlined from '@mui/icons-material/EventOutlined'
import IosShareRounded from '@mui/icons-material/IosShareRounded'
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded'
import ReplayRounded from '@mui/icons-material/ReplayRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { listCardFormats } from '../../../components/share-card/card-formats.ts'
import { useShareCard } from '../../../components/share-card/use-share-card.ts'
import type { Sound } from '../types.ts'
import { downloadTomorrowEvent } from './download-tomorrow-event.ts'
import { useSoundCard } from './use-sound-card.ts'

/** What may follow a play. */
export interface NextPlay {
  onReplay: () => void
  /** Another sound of the same page, where it can choose one, with the page's word for that. */
  another?: { label: string; onChoose: () => void } | undefined
}

interface Props {
  sound: Sound
  heardSeconds: number
  next: NextPlay
}

/** Shows the two likeliest steps after a play; everything else is in a menu. */
export function PlayResultActions({ sound, heardSeconds, next: { another, onReplay } }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const { isDrawing, share } = useShareCard(useSoundCard(sound, heardSeconds))
  const renderItem = (icon: ReactNode, text: string, onChoose: () => void) => (
    <MenuItem
      key={text}
      onClick={() => {
        setMenuAt(null)
        onChoose()
      }}
      sx={{ whiteSpace: 'normal' }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {text}
    </MenuItem>
  )
  return (
    <>
      <Button variant="contained" component={Link} to={paths.activity}>
        {t('result.toActivity')}
      </Button>
      <Button variant="outlined" onClick={another?.onChoose ?? onReplay}>
        {another?.label ?? t('result.replay')}
      </Button>
      <IconButton
        aria-label={t('result.more')}
        title={t('result.more')}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        disabled={isDrawing}
        onClick={(event) => setMenuAt(event.currentTarget)}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu open={menuAt !== null} anchorEl={menuAt} onClose={() => setMenuAt(null)}>
        {another && renderItem(<ReplayRounded />, t('result.replay'), onReplay)}
        {listCardFormats().map((format) =>
          renderItem(<IosShareRounded />, t(`common:shareCard.${format}`), () => share(format)),
        )}
        {renderItem(<EventOutlined />, t('result.tomorrow'), () =>
          downloadTomorrowEvent(t('result.event', { title: sound.title })),
        )}
      </Menu>
    </>
  )
}
