import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { Interaction } from '../../interactions/exchange.ts';
import { messageShape } from '../../shapes/messageShape.ts';
import type { Core } from '../core.ts';
import { type Call, done, ok, param, payloadOf, type Route } from '../routing.ts';

export function interactionRoutes(core: Core): readonly Route[] {
  const { answering, world } = core;
  const owner = (call: Call) => answering.webhook(param(call, 'application'), param(call, 'token'));
  const message = '/webhooks/:application/:token/messages/:message';

  function acknowledged(interaction: Interaction, type: unknown) {
    const { original } = interaction;
    const flags = original?.flags ?? 0;
    return {
      interaction: {
        id: interaction.id,
        type: interaction.type,
        ...(original !== undefined && {
          response_message_id: original.id,
          response_message_loading: (flags & MessageFlags.Loading) !== 0,
          response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
        }),
      },
      ...(interaction.type !== InteractionType.ApplicationCommandAutocomplete && {
        resource: { type, ...(original !== undefined && { message: messageShape(original, world) }) },
      }),
    };
  }

  return [
    {
      method: 'POST',
      path: '/interactions/:interaction/:token/callback',
      access: 'interaction',
      handle(call) {
        const payload = payloadOf(call);
        const interaction = answering.acknowledge(param(call, 'interaction'), param(call, 'token'), payload);
        if (call.query.get('with_response') !== 'true') return done;
        return ok(acknowledged(interaction, (payload.body as { type: unknown }).type));
      },
    },
    {
      method: 'POST',
      path: '/webhooks/:application/:token',
      access: 'interaction',
      handle: (call) => ok(messageShape(answering.followUp(owner(call), payloadOf(call)), world)),
    },
    {
      method: 'GET',
      path: message,
      access: 'interaction',
      handle: (call) => ok(messageShape(answering.find(owner(call), param(call, 'message')), world)),
    },
    {
      method: 'PATCH',
      path: message,
      access: 'interaction',
      handle: (call) => ok(messageShape(answering.edit(owner(call), param(call, 'message'), payloadOf(call)), world)),
    },
    {
      method: 'DELETE',
      path: message,
      access: 'interaction',
      handle(call) {
        answering.remove(owner(call), param(call, 'message'));
        return done;
      },
    },
  ];
}
