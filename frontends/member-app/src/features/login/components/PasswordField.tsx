import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from './TextInput.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'label' | 'type'>

export function PasswordField(props: Props) {
  const { t } = useTranslation('login')
  const [shown, setShown] = useState(false)
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined
  return (
    <TextInput
      {...props}
      label={t('password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <IconButton
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          edge="end"
        >
          <Icon />
        </IconButton>
      }
    />
  )
}
