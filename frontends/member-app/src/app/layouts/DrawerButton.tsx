import MenuRounded from '@mui/icons-material/MenuRounded'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const load = () => import('./SiteDrawer.tsx')
const SiteDrawer = lazy(load)

/** Opens the phone menu; its code is fetched when a finger comes near. */
export function DrawerButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{ color: 'primary.main' }}
      >
        <MenuRounded />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <SiteDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
