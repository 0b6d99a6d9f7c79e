import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { loginUrl } from './ending.ts'

/**
 * Stands where react-admin expects a login page. Whoever was thrown out reads why (D1§8) and goes on to the member app's
 * login; everybody else is forwarded at once.
 */
export function SessionEnded() {
  const translate = useTranslate()
  const reason = new URLSearchParams(useLocation().search).get('ended')
  const known = reason === 'refused' || reason === 'duplicate'
  useEffect(() => {
    if (!known) window.location.replace(loginUrl())
  }, [known])
  if (!known) return null
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Box
        role="alert"
        sx={{ maxWidth: '28rem', textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}
      >
        <Typography component="h1" variant="h1" color="primary">
          {translate('console.ended.title')}
        </Typography>
        <Typography>{translate(`console.ended.${reason}`)}</Typography>
        <Button variant="contained" href={loginUrl()} sx={{ mt: 1 }}>
          {translate('console.ended.toLogin')}
        </Button>
      </Box>
    </Box>
  )
}
