import MenuRounded from '@mui/icons-material/MenuRounded'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeLoadFailureAlert } from '../../components/CodeLoadFailureAlert.tsx'
import { createLazyComponent } from '../../components/lazy-component.tsx'

const loadDrawer = () => import('./SiteDrawer.tsx')
const SiteDrawer = createLazyComponent(loadDrawer, { Failed: CodeLoadFailureAlert })

/** Opens the phone menu; its code is prefetched when a pointer comes near. */
export function DrawerButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{ color: 'primary.main' }}
      >
        <MenuRounded />
      </IconButton>
      {open && <SiteDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
