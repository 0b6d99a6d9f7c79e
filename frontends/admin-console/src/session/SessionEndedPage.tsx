import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { getLoginUrl } from './exit-reason.ts'

const reasons = ['refused', 'duplicate', 'stranger'] as const

/**
 * Replaces the login page of react-admin. It tells users who were logged out why and links the login of the member app, tells
 * non-administrators that they have no access while they stay logged in, and forwards visitors at once.
 */
export function SessionEndedPage() {
  const translate = useTranslate()
  const ended = new URLSearchParams(useLocation().search).get('ended')
  const reason = reasons.find((candidate) => candidate === ended)
  useEffect(() => {
    if (!reason) window.location.replace(getLoginUrl())
  }, [reason])
  if (!reason) return null
  const isStranger = reason === 'stranger'
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Box
        role="alert"
        sx={{ maxWidth: '28rem', textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}
      >
        <Typography component="h1" variant="h1" color="primary">
          {translate(isStranger ? 'console.ended.strangerTitle' : 'console.ended.title')}
        </Typography>
        <Typography>{translate(`console.ended.${reason}`)}</Typography>
        <Button variant="contained" href={isStranger ? '/' : getLoginUrl()} sx={{ mt: 1 }}>
          {translate(isStranger ? 'console.toMemberApp' : 'console.ended.toLogin')}
        </Button>
      </Box>
    </Box>
  )
}
